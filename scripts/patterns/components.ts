type Graph = (node: number) => readonly number[];

/** For each node the number of its strongly connected component, in an order in which what it leads to comes first. */
export function componentsOf(size: number, next: Graph): Int32Array {
  const component = new Int32Array(size).fill(-1);
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const open: number[] = [];
  let seen = 0;
  let found = 0;
  const close = (node: number): void => {
    for (let member = open.pop(); member !== undefined; member = member === node ? undefined : open.pop())
      component[member] = found;
    found++;
  };
  for (let root = 0; root < size; root++) {
    if (order[root] !== -1) continue;
    const path: { node: number; rest: readonly number[]; at: number }[] = [];
    const enter = (node: number): void => {
      order[node] = low[node] = seen++;
      open.push(node);
      path.push({ node, rest: next(node), at: 0 });
    };
    enter(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const to = top.rest[top.at++];
      if (to === undefined) {
        path.pop();
        const above = path.at(-1);
        if (above !== undefined) low[above.node] = Math.min(low[above.node] ?? 0, low[top.node] ?? 0);
        if (low[top.node] === order[top.node]) close(top.node);
      } else if (order[to] === -1) enter(to);
      else if (component[to] === -1) low[top.node] = Math.min(low[top.node] ?? 0, order[to] ?? 0);
    }
  }
  return component;
}
