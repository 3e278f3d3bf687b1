/** Shapes, text, gradients and masks. Nothing that runs, moves, loads, links or filters. */
export const allowedElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop mask clipPath marker style`.split(/\s+/),
)

/** Style properties, allowed in attributes, in `style` and in style sheets. */
const looks =
  `alignment-baseline baseline-shift clip-path clip-rule color display dominant-baseline fill
  fill-opacity fill-rule font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight isolation letter-spacing marker-end marker-mid marker-start mask mask-type mix-blend-mode
  opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering transform transform-origin vector-effect visibility
  word-spacing writing-mode`.split(/\s+/)

const places = `class clipPathUnits cx cy d dx dy fx fy fr gradientTransform gradientUnits height id
  lengthAdjust markerHeight markerUnits markerWidth maskContentUnits maskUnits method offset orient
  pathLength points preserveAspectRatio r refX refY role rotate rx ry spacing spreadMethod startOffset
  textLength viewBox width x x1 x2 y y1 y2 xml:space`.split(/\s+/)

export const allowedAttributes: ReadonlySet<string> = new Set([...looks, ...places])
const allowedProperties: ReadonlySet<string> = new Set(looks)

const ownReference = /url\(\s*(['"]?)#[\w.:-]{1,100}\1\s*\)/g

/** No escapes, no comments, nothing fetched: `url(…)` only within the drawing. */
export function isHarmless(value: string): boolean {
  const rest = value.replace(ownReference, '')
  return !/[\\{};@<]|\/\*|(url|src|image|image-set|expression|var)\s*\(|javascript:|data:/i.test(
    rest,
  )
}

/** Keeps the allowed declarations of a `style` attribute. */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => {
      const [, property = '', value = ''] = /^\s*([\w-]+)\s*:([^]*)$/.exec(declaration) ?? []
      const isAllowed = allowedProperties.has(property.toLowerCase()) && isHarmless(value)
      return isAllowed ? `${property.toLowerCase()}:${value.trim()}` : ''
    })
    .filter((declaration) => declaration !== '')
    .join(';')
}

const withoutComments = (sheet: string) =>
  sheet
    .split('/*')
    .map((part, index) => (index === 0 ? part : (part.split('*/')[1] ?? '')))
    .join('')

/** Keeps the rules of a style sheet that select elements and classes and set allowed properties. */
export function cleanStyleSheet(sheet: string): string {
  const rules = withoutComments(sheet)
    .replace(/@[^@;{}]*;/g, '')
    .matchAll(/(?<=^|\})([\w\s.,#*>-]+)\{([^{}]*)\}/g)
  return [...rules]
    .map(([, selector = '', declarations = '']) => {
      const style = cleanStyle(declarations)
      return style === '' ? '' : `${selector.trim()}{${style}}`
    })
    .join('')
}
