/** The same for Python 3.8 and later: it reads `{ from, title, bindings, codes }` and writes the answers. */
export const PYTHON = `
import importlib, importlib.util, json, os, sys
source, output = sys.argv[-2:]
with open(source, encoding="utf-8") as file:
    order = json.load(file)
here = os.getcwd()
beside = os.path.dirname(os.path.join(here, order["from"]))
while os.path.exists(os.path.join(beside, "__init__.py")) and beside != here:
    beside = os.path.dirname(beside)
sys.path[:0] = [beside, os.path.join(here, "src"), os.path.join(here, "lib"), here]
if order["title"] != "":
    try:
        importlib.import_module("pytest")
    except ImportError:
        pass

def plain(value, deep=0):
    if deep > 30:
        return "..."
    inner = lambda one: plain(one, deep + 1)
    if value is None or isinstance(value, bool):
        return str(value)
    if isinstance(value, (int, float)):
        number = float(value)
        return str(int(value)) if number.is_integer() else repr(number)
    if isinstance(value, str):
        return json.dumps(str.__str__(value), ensure_ascii=False)
    if isinstance(value, dict):
        return "{" + ",".join(sorted(inner(key) + ":" + inner(each) for key, each in value.items())) + "}"
    if isinstance(value, (set, frozenset)):
        return "set" + "[" + ",".join(sorted(map(inner, value))) + "]"
    if isinstance(value, tuple):
        return "(" + ",".join(map(inner, value)) + ")"
    if isinstance(value, list):
        return "[" + ",".join(map(inner, value)) + "]"
    shown = repr(value)
    return shown if " at 0x" not in shown else type(value).__name__ + inner(getattr(value, "__dict__", None))

def meets(value, other):
    try:
        return bool(value == other)
    except Exception:
        return False

def finish(answers):
    with open(output, "w", encoding="utf-8") as file:
        json.dump(answers, file)
    sys.stdout.flush()
    os._exit(0)

class Refused(Exception):
    pass

class Marks:
    def __getattr__(self, name):
        def mark(*given, **named):
            if len(given) == 1 and not named and callable(given[0]):
                return self.put(given[0], name, ())
            return lambda one: self.put(one, name, given)
        return mark

    def put(self, one, name, given):
        if name == "parametrize":
            keys = given[0] if not isinstance(given[0], str) else [key.strip() for key in given[0].split(",")]
            rows = [row if len(keys) > 1 else (row,) for row in given[1]]
            one.q7f3_rows = [{**had, **dict(zip(keys, row))} for had in getattr(one, "q7f3_rows", [{}]) for row in rows]
        elif name in ("skip", "skipif", "xfail", "usefixtures"):
            one.q7f3_refused = True
        return one

class Approx:
    def __init__(self, wanted, rel=1e-6, abs=1e-12):
        self.wanted, self.off = wanted, max(abs, rel * builtin_abs(wanted))

    def __eq__(self, value):
        return builtin_abs(value - self.wanted) <= self.off

builtin_abs = abs

class Raises:
    def __init__(self, kind, match=None):
        self.kind, self.match, self.value = kind, match, None

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            raise AssertionError("did not raise")
        self.value = value
        import re
        return issubclass(kind, self.kind) and (self.match is None or re.search(self.match, str(value)) is not None)

def fixture(*given, **named):
    def keep(one):
        if "params" in named:
            one.q7f3_refused = True
        one.q7f3_fixture = True
        return one
    return keep(given[0]) if given and callable(given[0]) else keep

def given_to(one, fixtures, made):
    import inspect
    return {key: value_of(key, fixtures, made) for key in inspect.signature(one).parameters if key not in ("self", "cls")}

def value_of(key, fixtures, made):
    if key not in made:
        if key == "tmp_path":
            import pathlib, tempfile
            made[key] = pathlib.Path(tempfile.mkdtemp())
        else:
            one = fixtures.get(key)
            if one is None or hasattr(one, "q7f3_refused"):
                raise Refused(key)
            value = one(**given_to(one, fixtures, made))
            made[key] = next(value) if hasattr(value, "__next__") else value
    return made[key]

def fixtures_in(module):
    return {key: one for key, one in vars(module).items() if hasattr(one, "q7f3_fixture")}

def call(one, fixtures, row):
    made = dict(row)
    value = one(**given_to(one, fixtures, made))
    if hasattr(value, "__await__"):
        import asyncio
        asyncio.run(value)

def run(module, key, fixtures):
    *suites, name = key.split(" \u203a ")
    try:
        holder = module
        for suite in suites:
            holder = getattr(holder, suite)()
        if hasattr(holder, "assertEqual") or hasattr(type(holder), "setup_class"):
            return "breaks"
        body = getattr(holder, name)
        if hasattr(body, "q7f3_refused"):
            return "breaks"
        for row in getattr(body, "q7f3_rows", [{}]):
            if hasattr(holder, "setup_method"):
                call(holder.setup_method, fixtures, {})
            call(body, fixtures, row)
        return "passes"
    except AssertionError:
        return "fails"
    except BaseException:
        return "breaks"

def load(path):
    name = os.path.basename(path)[:-3]
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

def watching(branches, entered):
    """Which branches run: the places of their instructions, from Python 3.11 on."""
    here_of = {}
    for at, one in enumerate(branches):
        here_of.setdefault(os.path.join(here, one["path"]), []).append((at, tuple(one["start"]), tuple(one["end"])))
    places = {}
    def trace(frame, event, _given):
        code = frame.f_code
        own = here_of.get(code.co_filename)
        if own is None:
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            if code not in places:
                places[code] = list(code.co_positions()) if hasattr(code, "co_positions") else []
            line, _end, column, _last = (places[code] + [(None,) * 4] * (frame.f_lasti // 2 + 1))[frame.f_lasti // 2]
            if line is not None and column is not None:
                for at, start, end in own:
                    if start <= (line, column) < end:
                        entered.add(at)
        return trace
    return trace

if "bodies" in order:
    import types
    stub = types.ModuleType("pytest")
    stub.fixture, stub.mark, stub.raises, stub.approx = fixture, Marks(), Raises, Approx
    stub.param = lambda *values, **_named: values if len(values) > 1 else values[0]
    marked = "joint" in order
    sys.modules["pytest"] = stub
    if marked:
        sys.modules["_pytest"] = types.ModuleType("_pytest")
    path = os.path.join(here, order["from"])
    fixtures = {}
    folder = here
    for step in [""] + os.path.dirname(order["from"]).split("/"):
        folder = os.path.join(folder, step)
        if os.path.exists(os.path.join(folder, "conftest.py")):
            fixtures.update(fixtures_in(load(os.path.join(folder, "conftest.py"))))
    module = load(path)
    fixtures.update(fixtures_in(module))
    if not marked:
        del sys.modules["pytest"]
        for key in order["bodies"]:
            *suites, name = key.split(" \u203a ")
            holder = module
            for suite in suites:
                holder = getattr(holder, suite, None)
            body = getattr(holder, name, None)
            if hasattr(body, "__code__"):
                body.__code__ = body.__code__.replace(co_name="q7f3")
    answers = []
    for key in order["bodies"]:
        entered = set()
        if order.get("branches"):
            sys.settrace(watching(order["branches"], entered))
        value = run(module, key, fixtures)
        sys.settrace(None)
        answers.append({"value": value, "expected": "passes", "any": False, "entered": sorted(entered)})
    finish(answers)

names = {}
for one in order["bindings"]:
    loaded = importlib.import_module(one["module"])
    if one["name"] == "*":
        names[one["local"]] = loaded
    elif hasattr(loaded, one["name"]):
        names[one["local"]] = getattr(loaded, one["name"])
    else:
        try:
            names[one["local"]] = importlib.import_module(one["module"] + "." + one["name"])
        except ImportError:
            pass

def ask(code, known):
    return eval(code, dict(known))

def show(name):
    os.environ["PYTEST_CURRENT_TEST"] = order["from"] + "::" + name + " (call)"
    called = name.split("::")[-1]
    if called.isidentifier():
        ask.__code__ = ask.__code__.replace(co_name=called)

def answer(code, known):
    try:
        value = ask(code, known)
        return value, plain(value)
    except BaseException as error:
        return None, "throws " + type(error).__name__

answers = []
for one in order["codes"]:
    if "shown" in one:
        show(one["shown"])
    value, text = answer(one["code"], names)
    wanted, expected = answer(one["expected"], {})
    others = [object(), "no such value", -987654321]
    every = all(meets(value, other) for other in others) and meets(value, wanted)
    answers.append({"value": text, "expected": expected, "any": every})
finish(answers)
`;
