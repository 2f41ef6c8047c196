"""Every call that the vendor's Python package has for the routes of the emulator, and a check of what comes back.

The package checks each response against its own schema (_strict_response_validation). Nothing here is of the action.
"""

import base64
import io
import sys
import time
import zipfile

import kernel
from kernel import Kernel


def client(**more) -> Kernel:
    return Kernel(max_retries=0, _strict_response_validation=True, **more)


def raises(error, call, *args, **named):
    try:
        call(*args, **named)
    except error as raised:
        return raised
    raise AssertionError(f"{call} did not raise {error}")


def package(code: str, entry: str = "index.js") -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(entry, code)
    return file.getvalue()


STAYS = "console.log(process.env.FOO); setInterval(() => {}, 1000)"
sdk = client()

# Deployments
created = sdk.deployments.create(
    entrypoint_rel_path="index.js",
    file=("app.zip", package(STAYS)),
    env_vars={"FOO": "one\ntwo"},
    version="1.0.0",
    region="aws.us-east-1a",
    force=True,
)
assert created.status == "queued" and created.env_vars == {"FOO": ""}, created
seen = []
with sdk.deployments.follow(created.id, since="5m") as stream:
    for event in stream:
        if event.event == "log":
            seen.append(event.message)
        if event.event == "deployment_state":
            seen.append(event.deployment.status)
        if "running" in seen and "two" in seen:
            break
assert {"queued", "in_progress", "running", "one", "two"} <= set(seen), seen
assert sdk.deployments.retrieve(created.id).status == "running"
assert [one.id for one in sdk.deployments.list(query=created.id, limit=1)] == [created.id]
refused = raises(kernel.BadRequestError, sdk.deployments.create, file=("app.zip", package("")))
assert refused.body["code"] == "bad_request" and "entrypoint_rel_path" in refused.body["message"], refused.body
sdk.deployments.delete(created.id)
assert created.id not in [one.id for one in sdk.deployments.list()]
assert sdk.deployments.retrieve(created.id).status == "stopped"
raises(kernel.NotFoundError, sdk.deployments.retrieve, "none")

# An app that the test has deployed, with the actions greet and stay
app = sdk.apps.list(app_name="sample", version="latest").items[0]
assert [action.name for action in app.actions] == ["greet", "stay"] and app.env_vars == {"A": ""}, app
assert [item.id for item in sdk.deployments.list(app_name="sample", app_version="latest")] == [app.deployment]
summaries = []
with sdk.deployments.follow(app.deployment) as stream:
    for event in stream:
        if event.event == "app_version_summary":
            summaries.append((event.app_name, event.version))
        if event.event == "deployment_state" and event.deployment.status == "running":
            break
assert summaries == [("sample", "latest")], summaries
call = {"app_name": "sample", "version": "latest"}
greeted = sdk.invocations.create(**call, action_name="greet", payload='{"name":"you"}', async_=True, async_timeout_seconds=60)
states = []
with sdk.invocations.follow(greeted.id, since="5m") as stream:
    for event in stream:
        if event.event == "invocation_state":
            states.append(event.invocation.status)
        if event.event == "log":
            states.append(event.message)
assert states == ["queued", "running", "greeting", "succeeded"], states
assert sdk.invocations.retrieve(greeted.id).output == '{"greeting":"Hello, you"}'
stays = sdk.invocations.create(**call, action_name="stay", async_=True)
while not sdk.invocations.list_browsers(stays.id).browsers:
    time.sleep(0.01)
sdk.invocations.delete_browsers(stays.id)
assert sdk.invocations.list_browsers(stays.id).browsers == []
assert sdk.invocations.update(stays.id, status="failed", output='{"error":"ended"}').status == "failed"
ended = sdk.invocations.list(**call, action_name="stay", status="failed", since="1h", deployment_id=app.deployment)
assert [item.id for item in ended] == [stays.id]
failed = sdk.invocations.create(**call, action_name="greet", payload="null")
assert failed.status == "failed" and failed.status_reason, failed

# Sessions
session = sdk.browsers.create(headless=True, stealth=True, timeout_seconds=300, viewport={"width": 800, "height": 600})
one = session.session_id
assert sdk.browsers.retrieve(one).session_id == one
assert [item.session_id for item in sdk.browsers.list()] == [one]

# Files
sdk.browsers.fs.write_file(one, b"\x00\xff text", path="/data/a.bin")
assert sdk.browsers.fs.read_file(one, path="/data/a.bin").read() == b"\x00\xff text"

# A watch
watch = sdk.browsers.fs.watch.start(one, path="/downloads", recursive=True).watch_id
sdk.browsers.fs.write_file(one, b"1", path="/downloads/a.txt")
changes = []
with sdk.browsers.fs.watch.events(watch, id_or_name=one) as stream:
    for event in stream:
        changes.append((event.type, event.path))
        if event.type == "WRITE":
            break
assert changes == [("CREATE", "/downloads/a.txt"), ("WRITE", "/downloads/a.txt")], changes
sdk.browsers.fs.watch.stop(watch, id_or_name=one)

# Processes
done = sdk.browsers.process.exec(one, command="echo", args=["hello"])
assert (done.exit_code, base64.b64decode(done.stdout_b64 or "")) == (0, b"hello\n"), done
spawned = sdk.browsers.process.spawn(one, command="sh", allocate_tty=True, rows=24, cols=80)
process = spawned.process_id
assert sdk.browsers.process.resize(process, id_or_name=one, rows=40, cols=100).ok is True

# Replays
replay = sdk.browsers.replays.start(one, framerate=10, max_duration_in_seconds=60)
sdk.browsers.replays.stop(replay.replay_id, id_or_name=one)
assert [item.replay_id for item in sdk.browsers.replays.list(one)] == [replay.replay_id]
sdk.browsers.delete_by_id(one)
raises(kernel.NotFoundError, sdk.browsers.retrieve, one)

# Projects, and what belongs to them
project = sdk.projects.create(name="staging")
unknown = raises(kernel.NotFoundError, client(project_id="unknown").deployments.list)
assert unknown.body["code"] == "project_not_found", unknown.body
key = sdk.api_keys.create(name="of the project", project_id=project.id, days_to_expire=1)
own = client(api_key=key.key)
another = own.api_keys.create(name="another")
assert another.project_id == project.id
for named in ({"project_id": project.id}, {"project": "staging"}):
    assert [item.name for item in client(**named).api_keys.list()] == ["of the project", "another"]

# API keys
raises(kernel.PermissionDeniedError, own.api_keys.delete, key.id)
sdk.api_keys.delete(key.id)
raises(kernel.AuthenticationError, own.api_keys.list)

sys.stdout.write(f"version {kernel.__version__}\n")
