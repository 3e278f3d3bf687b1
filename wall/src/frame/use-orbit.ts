import { useEffect, useRef, type RefObject } from 'react'

const roundMs = 20 * 60_000
const stepMs = 20_000

/**
 * Moves a static element by a few wall units over twenty minutes to prevent burn-in. Moves in steps,
 * because even a slow animation costs work in every frame.
 */
export function useOrbit<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    let angle = 0
    const steps = setInterval(() => {
      angle += (2 * Math.PI * stepMs) / roundMs
      const x = (6 * Math.sin(angle)).toFixed(2)
      const y = (3 - 3 * Math.cos(angle)).toFixed(2)
      ref.current?.style.setProperty(
        'transform',
        `translate(calc(${x} * var(--u)), calc(${y} * var(--u)))`,
      )
    }, stepMs)
    return () => clearInterval(steps)
  }, [])
  return ref
}
