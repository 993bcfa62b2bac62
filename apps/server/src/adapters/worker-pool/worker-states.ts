import type { WorkerState } from '#kernel/define-task.ts';

interface Held {
  erase(subject: string): void;
  keptBytes(): number;
  isBroken(): boolean;
}

/** What the tasks of a worker keep between their units. */
export function makeWorkerStates() {
  const values = new Map<object, unknown>();
  const held: Held[] = [];

  return {
    /** The state under a definition, made on the first call. */
    use<S>(definition: WorkerState<S>): S {
      if (!values.has(definition)) {
        const state = definition.create();
        values.set(definition, state);
        held.push({
          erase: (subject) => definition.erase?.(state, subject),
          keptBytes: () => definition.keptBytes?.(state) ?? 0,
          isBroken: () => definition.isBroken?.(state) ?? false,
        });
      }
      // Stored under the definition that made it.
      return values.get(definition) as S;
    },
    erase: (subject: string): void => held.forEach((state) => state.erase(subject)),
    keptBytes: (): number => held.reduce((sum, state) => sum + state.keptBytes(), 0),
    isAnyBroken: (): boolean => held.some((state) => state.isBroken()),
  };
}
export type WorkerStates = ReturnType<typeof makeWorkerStates>;
