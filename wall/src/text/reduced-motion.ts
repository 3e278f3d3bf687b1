/** Whether nothing shall glide on this wall: what would scroll turns pages. */
export const isMotionReduced = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
