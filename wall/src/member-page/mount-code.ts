import './mount-code.css'
import type { Language } from '@roundboard/domain'
import { encode } from 'uqr'
import { memberPageMessages } from '../text/messages/member-page.ts'
import { hasRoomFor, type StepsBeside } from './code-placement.ts'

/** The quiet zone that the QR code standard requires. */
const quietModules = 4

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function drawCode(address: string, label: string): SVGSVGElement {
  const { data, size } = encode(address, { ecc: 'M', border: quietModules })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  )
  const make = (name: 'svg' | 'rect' | 'path', attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, value)
    return element
  }
  const svg = make('svg', {
    viewBox: `0 0 ${String(size)} ${String(size)}`,
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
  }) as SVGSVGElement
  svg.append(
    make('rect', { width: '100%', height: '100%', fill: '#fff' }),
    make('path', { d: dark.join(''), fill: '#000' }),
  )
  return svg
}

/**
 * Shows the QR code in the corner if the text leaves room for it; returns a function that removes it.
 * Only walls with a code load this module, and it doesn't use React, to keep it small.
 */
export function mountCode(
  code: HTMLElement,
  given: {
    readonly address: string
    readonly language: Language
    readonly onStepsBeside: (steps: StepsBeside) => void
  },
): () => void {
  const { address, language, onStepsBeside } = given
  const wall = code.parentElement
  const label = memberPageMessages(language).caption
  const caption = document.createElement('p')
  caption.ariaHidden = 'true'
  caption.textContent = label
  code.replaceChildren(drawCode(address, label), caption)
  code.hidden = false
  let turn = 0

  async function isLaidOut(steps: StepsBeside, mine: number): Promise<boolean> {
    onStepsBeside(steps)
    do await nextFrame()
    while (mine === turn && wall?.dataset['stepsBeside'] !== String(steps))
    // Fonts are only requested once the text that needs them is laid out.
    do await nextFrame()
    while (mine === turn && document.fonts.status === 'loading')
    return mine === turn
  }

  async function place(): Promise<void> {
    turn += 1
    const mine = turn
    delete code.dataset['clear']
    await document.fonts.ready
    for (const steps of [1, 2] as const) {
      if (!(await isLaidOut(steps, mine))) return
      if (hasRoomFor(code)) {
        code.dataset['clear'] = 'true'
        return
      }
    }
    code.dataset['clear'] = 'false'
    onStepsBeside(0)
  }

  const again = () => void place()
  // Lines break differently at another size or in another font.
  const watch = new ResizeObserver(again)
  if (wall) watch.observe(wall)
  document.fonts.addEventListener('loadingdone', again)
  return () => {
    turn += 1
    watch.disconnect()
    document.fonts.removeEventListener('loadingdone', again)
    code.hidden = true
    delete code.dataset['clear']
    onStepsBeside(0)
  }
}
