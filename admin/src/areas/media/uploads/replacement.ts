import { isOver, type QueuedFile } from './queued-file.ts'

/** The file that takes, or was to take, the place of an item's. */
export const replacementOf = (
  files: readonly QueuedFile[],
  itemId: string,
): QueuedFile | undefined => files.find(({ replaces }) => replaces?.id === itemId)

/** Whether it is still on its way. */
export const isReplacing = (file: QueuedFile | undefined): boolean =>
  file !== undefined && !isOver(file) && file.state.step !== 'missing'
