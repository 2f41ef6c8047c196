"""An app that registers itself with the SDK. Callers invoke its actions through POST /invocations."""

import kernel
from kernel import Kernel

client = Kernel()
app = kernel.App("example-python")


@app.action("greet")
async def greet(ctx: kernel.KernelContext, payload: dict):
    name = (payload or {}).get("name", "world")
    print(f"Greeting {name}")
    return {"greeting": f"Hello, {name}!"}


# A browser that is created with the invocation's id ends with the invocation.
@app.action("open-browser")
def open_browser(ctx: kernel.KernelContext):
    browser = client.browsers.create(invocation_id=ctx.invocation_id, headless=True)
    print(f"Browser {browser.session_id} is open")
    return {"session_id": browser.session_id}
