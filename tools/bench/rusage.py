"""Runs a command and prints what it and its children took: wall and CPU seconds, peak memory in KiB, exit code."""
import json
import os
import sys
import time

began = time.perf_counter()
started_at = time.time()
pid = os.spawnvp(os.P_NOWAIT, sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(pid, 0)
wall = time.perf_counter() - began
cpu = usage.ru_utime + usage.ru_stime
print(json.dumps({"wall": wall, "cpu": cpu, "peakKiB": usage.ru_maxrss, "startedAt": started_at * 1000,
                  "code": os.waitstatus_to_exitcode(status)}))
