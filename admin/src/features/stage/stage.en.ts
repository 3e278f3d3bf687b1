export const en = {
  title: 'Stage',
  nothing: 'Please ensure local storage is enabled...',
}
export type StageWords = typeof en
