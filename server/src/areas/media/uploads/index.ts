export { createPictureOfClip } from './picture-of-clip.ts'
