import type { FileItem } from '@recto/contract/library';
import type { ReceivedEvent } from '../support/events.ts';

interface FileEvent {
  readonly file: FileItem;
  readonly arrived: number;
}

const stageOf = ({ stages }: FileItem) => stages.filter(({ completed }) => completed).length;

/**
 * How late the events of a file were, in milliseconds. Each is compared with the time in its row, which the server takes
 * just before it writes and commits, on the same clock: what is given is never too short.
 *
 * The server thins the events of a file. A stage that is never named, because the next one was over when an event went
 * out, is known with the event that names a later one. It was over when the event before went out at the earliest, or
 * that one would have named it, so the time between the two is what it took at most.
 */
export function delaysOfStages(heard: readonly ReceivedEvent[], fileId: string): number[] {
  const received: FileEvent[] = heard.flatMap(({ event, arrived }) =>
    event.type === 'FILE_PROGRESS' && event.body._id === fileId ? [{ file: event.body, arrived }] : [],
  );
  return received.flatMap(({ file, arrived }, at) => {
    const own = arrived - Date.parse(file.updatedAt);
    const before = received[at - 1];
    const skipped = before ? stageOf(file) - stageOf(before.file) - 1 : 0;
    return [own, ...Array.from({ length: Math.max(0, skipped) }, () => arrived - (before?.arrived ?? 0))];
  });
}
