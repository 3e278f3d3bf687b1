import { createContext, use } from 'react'

/** Whether this wall is for whoever sees badly: its texts turn pages where they would scroll. */
export const LowVisionContext = createContext(false)

/** Whether texts turn pages where they would scroll: as its screen has it, or its device. */
export function useTurnsPages(): boolean {
  return (
    use(LowVisionContext) ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
}
