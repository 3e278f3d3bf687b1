export const en = {
  title: 'Stage',
  nothing: 'Please ensure local storage is enabled...',
  failed: (reason: string) => `This wall could not be shown: ${reason}`,
}
export type StageWords = typeof en
