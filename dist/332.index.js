export const id = 332;
export const ids = [332];
export const modules = {

/***/ 1332:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8605);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9680);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5448);
/* harmony import */ var _inputs_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2249);
/* harmony import */ var _inputs_windows_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6596);
/* harmony import */ var _report_reporting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(388);






// The post step runs after the job, even if the main step was killed. It gets the same inputs as the main step. If the
// main step has reported, its inputs are valid; if it refused them, the post step does not report that again.
const runner = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .startRunner */ .p)(_inputs_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfDeploy */ .E);
await runner.run((raw) => ((0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasReported */ .iE)(runner.state) ? (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDeployInputs */ .Ik)((0,_inputs_windows_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsOn */ .h)(runner.environment.platform, raw)) : undefined), async () => { }, async (inputs) => {
    const reporters = inputs && (0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .openLeftReporters */ ._1)(inputs, runner, (0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_5__/* .readMainStep */ .Wn)(runner.state));
    if (reporters !== undefined)
        await (0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_5__/* .closeReports */ .s6)(reporters, runner);
    return true;
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
