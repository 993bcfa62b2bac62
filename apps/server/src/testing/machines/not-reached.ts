type Leave = (why: string) => never;

let leave: Leave | undefined;

/** What leaves out the test that runs; none where no test does. */
export function setLeave(current: Leave | undefined): void {
  leave = current;
}

/** Leaves out the test that runs, there and then, for that reason. A file that asks for it before its tests fails. */
export function leaveOut(why: string): never {
  leave?.(why);
  throw new Error(why);
}

/** A handle of the server that other processes cannot give: a test that takes hold of it is left out. */
export function notReached(name: string): never {
  const refuse = () => leaveOut(`takes hold of "${name}" inside of the server, which is another process`);
  return new Proxy(refuse, { get: refuse, apply: refuse }) as never;
}
