export const id = 332;
export const ids = [332];
export const modules = {

/***/ 1332:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8830);
/* harmony import */ var _github_pull_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2517);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2250);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9680);
/* harmony import */ var _service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1140);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5448);
/* harmony import */ var _inputs_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2249);
/* harmony import */ var _inputs_windows_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6596);
/* harmony import */ var _preview_delete_when_closed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8798);
/* harmony import */ var _preview_left_preview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(183);
/* harmony import */ var _report_reporting_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(388);











// The post step runs after the job, even if the main step was killed. It gets the same inputs as the main step. If the
// main step has reported, its inputs are valid; if it refused them, the post step does not report that again.
const runner = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .startRunner */ .p)(_inputs_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .secretsOfDeploy */ .E);
await runner.run((raw) => (0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasReported */ .iE)(runner.state) || (0,_preview_left_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .readLeftPreview */ .Mz)(runner.state) !== undefined
    ? (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDeployInputs */ .Ik)((0,_inputs_windows_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsOn */ .h)(runner.environment.platform, raw))
    : undefined, async () => { }, async (inputs) => {
    if (inputs === undefined)
        return true;
    const gone = await deleteLeftPreview(inputs);
    const main = { ...(0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_9__/* .readMainStep */ .Wn)(runner.state), showsGone: gone !== undefined };
    const reporters = (0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasReported */ .iE)(runner.state) ? (0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .openLeftReporters */ ._1)(inputs, runner, main) : undefined;
    if (reporters !== undefined)
        await (0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_9__/* .closeReports */ .s6)(reporters, runner, gone);
    return true;
});
/** Deletes the preview that a cancelled or killed main step has left, if its pull request is closed. */
async function deleteLeftPreview(inputs) {
    const left = (0,_preview_left_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .readLeftPreview */ .Mz)(runner.state);
    if (left === undefined)
        return undefined;
    const connection = (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .openConnection */ .JY)(inputs, runner);
    const outcome = await (0,_preview_delete_when_closed_js__WEBPACK_IMPORTED_MODULE_8__/* .deleteIfClosed */ .n)(left, {
        ...runner,
        pullState: (0,_github_pull_state_js__WEBPACK_IMPORTED_MODULE_1__/* .openPullState */ .H)(inputs, runner),
        deletion: (0,_service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_4__/* .openDeploymentDeletion */ .A)(connection),
    });
    connection.close();
    if (outcome !== 'cancelled')
        (0,_preview_left_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .forgetPreview */ .m6)(runner);
    return outcome === 'deleted' ? left : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
