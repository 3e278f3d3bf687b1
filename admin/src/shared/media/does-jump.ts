import { jumpTold, type MediaItem } from '@roundboard/contract'

/** Whether an item's seam is one to tell of. */
export const doesJump = ({ seam }: MediaItem): boolean => seam !== null && seam.jump >= jumpTold
