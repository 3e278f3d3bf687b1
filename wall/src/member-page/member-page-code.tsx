import type { Language } from '@roundboard/domain'
import { useEffect } from 'react'
import { useOrbit } from '../frame/use-orbit.ts'
import type { StepsBeside } from './code-placement.ts'

interface CornerProps {
  /** Where phones find the workout. */
  readonly address: string
  readonly language: Language
  /** Another one when the wall shows another workout. */
  readonly text: string
  readonly onStepsBeside: (steps: StepsBeside) => void
}

/** The code for members' phones in a plain wall's corner: few walls have one, so what draws it comes later. */
export function MemberPageCode({ address, language, text, onStepsBeside }: CornerProps) {
  const code = useOrbit<HTMLElement>()
  useEffect(() => {
    const element = code.current
    // What is too old for these cannot tell whether the code would cover text.
    if (!element || !('fonts' in document) || typeof ResizeObserver !== 'function') return undefined
    let isOver = false
    let unmount: (() => void) | undefined
    import('./mount-code.ts').then(
      ({ mountCode }) => {
        if (!isOver) unmount = mountCode(element, { address, language, onStepsBeside })
      },
      // Without it the wall shows its workout as ever.
      () => undefined,
    )
    return () => {
      isOver = true
      unmount?.()
    }
  }, [code, address, language, text, onStepsBeside])
  return <aside ref={code} className="pocket-code" hidden />
}
