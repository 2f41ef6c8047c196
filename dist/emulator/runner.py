"""Runs in the app's own process: the same as runner.mjs, for apps written in Python."""

import asyncio
import contextvars
import dataclasses
import importlib.util
import inspect
import json
import os
import sys
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor

# Handlers that are no coroutines run in threads, so that one may wait for another.
MOST_THREADS = 1000

entrypoint = sys.argv[1]
requests = open(3, encoding="utf-8", newline="\n")
channel = open(4, "wb", buffering=0)
sending = threading.Lock()
current = contextvars.ContextVar("current", default=None)


def send(message):
    with sending:
        rest = memoryview((json.dumps(message) + "\n").encode())
        while rest:
            rest = rest[channel.write(rest) :]


def has_sdk():
    """Whether the app can import the SDK; looks for its file only, for the import takes long."""
    spec = importlib.util.find_spec("kernel")
    folders = spec.submodule_search_locations if spec else None
    return any(os.path.exists(os.path.join(folder, "app_framework.py")) for folder in folders or [])


class Output:
    """What a handler writes is told line by line, together with the invocation that it belongs to."""

    def __init__(self, stream):
        self._stream = stream
        self._started = {}

    def write(self, text):
        invocation = current.get()
        if invocation is None:
            return self._stream.write(text)
        *lines, rest = (self._started.get(invocation, "") + text).split("\n")
        self._started[invocation] = rest
        for line in lines:
            send({"event": "log", "invocation": invocation, "line": line})
        return len(text)

    def finish(self, invocation):
        line = self._started.pop(invocation, "")
        if line:
            send({"event": "log", "invocation": invocation, "line": line})

    def __getattr__(self, name):
        return getattr(self._stream, name)


def as_json(value):
    """What json cannot write by itself: models of pydantic, and data classes."""
    if hasattr(value, "model_dump"):
        return value.model_dump(mode="json")
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.asdict(value)
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


async def call(apps, framework, request):
    app = next((one for one in apps if one.name == request["app"]), None)
    action = app.get_action(request["action"]) if app else None
    if action is None:
        raise LookupError(f"{request['app']} has no action {request['action']}")
    context = framework.KernelContext(invocation_id=request["invocation"])
    payload = json.loads(request["payload"]) if "payload" in request else None
    if inspect.iscoroutinefunction(inspect.unwrap(action.handler)):
        return await action.handler(context, payload)
    result = await asyncio.to_thread(action.handler, context, payload)
    return await result if inspect.isawaitable(result) else result


def head_of(error):
    """The first line of what Python prints of an error, as in "ValueError: no url"."""
    return traceback.format_exception_only(type(error), error)[0].split("\n")[0]


async def invoke(apps, framework, request):
    invocation = request["invocation"]
    current.set(invocation)
    try:
        ended = {"event": "succeeded", "output": json.dumps(await call(apps, framework, request), default=as_json)}
    except (Exception, SystemExit) as error:
        traceback.print_exc()
        ended = {"event": "failed", "reason": head_of(error)}
    for stream in (sys.stdout, sys.stderr):
        stream.finish(invocation)
    send({**ended, "invocation": invocation})


def serve(apps, framework):
    loop = asyncio.new_event_loop()
    loop.set_default_executor(ThreadPoolExecutor(MOST_THREADS))

    def read():
        for line in requests:
            asyncio.run_coroutine_threadsafe(invoke(apps, framework, json.loads(line)), loop)
        # The emulator is gone.
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    send({"event": "registered", "apps": [{"name": app.name, "actions": list(app.actions)} for app in apps]})
    loop.run_forever()


def main():
    # By this path apps know that the platform runs them.
    sys.argv = ["/boot/runner.py"]
    sys.path[0] = os.path.dirname(entrypoint)
    if not has_sdk():
        send({"event": "script"})
        os.execv(sys.executable, [sys.executable, entrypoint])
    for name in ("stdout", "stderr"):
        setattr(sys, name, Output(getattr(sys, name)))
    name = os.path.splitext(os.path.basename(entrypoint))[0]
    spec = importlib.util.spec_from_file_location(name, entrypoint)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    framework = sys.modules.get("kernel.app_framework")
    apps = framework.app_registry.get_apps() if framework else []
    if apps:
        serve(apps, framework)
        return
    send({"event": "script"})


main()
