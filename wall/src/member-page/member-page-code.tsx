import type { Language } from '@roundboard/domain'
import { useEffect } from 'react'
import { useOrbit } from '../frame/use-orbit.ts'
import type { StepsBeside } from './code-placement.ts'

interface CornerProps {
  /** The address of the member page. */
  readonly address: string
  readonly language: Language
  /** Changes with the workout, so that the code is placed again. */
  readonly text: string
  readonly onStepsBeside: (steps: StepsBeside) => void
}

/** The member page's QR code in the corner of a wall without a timer. Few walls have one, so its code is loaded lazily. */
export function MemberPageCode({ address, language, text, onStepsBeside }: CornerProps) {
  const code = useOrbit<HTMLElement>()
  useEffect(() => {
    const element = code.current
    // Old browsers without these can't tell whether the code would cover text.
    if (!element || !('fonts' in document) || typeof ResizeObserver !== 'function') return undefined
    let isOver = false
    let unmount: (() => void) | undefined
    import('./mount-code.ts').then(
      ({ mountCode }) => {
        if (!isOver) unmount = mountCode(element, { address, language, onStepsBeside })
      },
      // The wall shows its workout without the code.
      () => undefined,
    )
    return () => {
      isOver = true
      unmount?.()
    }
  }, [code, address, language, text, onStepsBeside])
  return <aside ref={code} className="pocket-code" hidden />
}
