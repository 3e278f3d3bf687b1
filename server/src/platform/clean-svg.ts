import { Parser } from 'htmlparser2'
import { escapeAttribute, escapeText } from './escape-xml.ts'
import {
  allowedAttributes,
  allowedElements,
  cleanStyle,
  cleanStyleSheet,
  isHarmless,
} from './svg-allowed.ts'

export interface CleanSvg {
  /** The rewritten drawing, which contains nothing but shapes, text and gradients. */
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The largest drawing that is accepted, in bytes. */
export const svgBytesMax = 1024 * 1024
const mostElements = 10_000
const deepest = 64

const namespace = 'http://www.w3.org/2000/svg'

interface Open {
  readonly name: string
  /** Whether it and its content may be referenced. */
  readonly isReferable: boolean
}

const ownFragment = /^#[\w.:-]{1,100}$/

/** A length in pixels; undefined for percentages and anything that isn't a number. */
function pixels(value: string | undefined): number | undefined {
  const [, number, unit] = /^\s*(\d{1,6}(?:\.\d+)?)\s*(px|pt|mm|cm|in)?\s*$/.exec(value ?? '') ?? []
  const factor = { px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }[unit ?? 'px']
  const length = Number(number) * (factor ?? NaN)
  return length > 0 ? length : undefined
}

function readSize(attributes: Record<string, string>) {
  const box = (attributes['viewBox'] ?? '').trim().split(/[\s,]+/)
  const [x, y, boxWidth, boxHeight] = box.length === 4 ? box.map(Number) : []
  const width = pixels(attributes['width']) ?? boxWidth
  const height = pixels(attributes['height']) ?? boxHeight
  const isNumber = (value: number | undefined): value is number =>
    value !== undefined && Number.isFinite(value)
  if (!isNumber(width) || !isNumber(height) || width <= 0 || height <= 0) return undefined
  const hasBox = isNumber(x) && isNumber(y) && isNumber(boxWidth) && isNumber(boxHeight)
  const viewBox = hasBox && boxWidth > 0 && boxHeight > 0 ? [x, y, boxWidth, boxHeight] : undefined
  return { width, height, viewBox: (viewBox ?? [0, 0, width, height]).join(' ') }
}

type Size = NonNullable<ReturnType<typeof readSize>>

/** The attributes of an element that affect drawing. */
function attributesOf(
  name: string,
  given: Record<string, string>,
  { isReferable, isInReference }: { isReferable: boolean; isInReference: boolean },
): [string, string][] {
  const kept: [string, string][] = []
  for (const [key, value] of Object.entries(given)) {
    // A reference within referenced content could multiply what is drawn.
    if (isInReference && /^(mask|clip-path|marker.*)$/.test(key)) continue
    if (key === 'style') {
      const style = cleanStyle(value)
      if (style !== '') kept.push([key, style])
    } else if (key === 'href' || key === 'xlink:href') {
      const mayRefer = name === 'use' || name.endsWith('Gradient') || name === 'textPath'
      if (mayRefer && ownFragment.test(value) && !kept.some(([other]) => other === 'href'))
        kept.push(['href', value])
    } else if (key === 'id') {
      if (isReferable && /^[\w.:-]{1,100}$/.test(value)) kept.push([key, value])
    } else if (allowedAttributes.has(key) && isHarmless(value)) {
      kept.push([key, value])
    }
  }
  return kept
}

/**
 * Rewrites an untrusted drawing from an allowlist: shapes, text, gradients and their styles.
 * Returns undefined if it isn't a drawing or is too large.
 */
export function cleanSvg(text: string): CleanSvg | undefined {
  if (Buffer.byteLength(text) > svgBytesMax) return undefined
  const written: string[] = []
  const open: Open[] = []
  let elements = 0
  let skipped = 0
  const read: { size: Size | undefined; isOver: boolean; isTooMuch: boolean } = {
    size: undefined,
    isOver: false,
    isTooMuch: false,
  }
  let sheet: string | undefined

  const start = (name: string, attributes: Record<string, string>) => {
    const isRoot = open.length === 0
    if (skipped > 0 || read.isOver || read.isTooMuch || (isRoot && name !== 'svg')) {
      skipped += 1
      return
    }
    elements += 1
    read.isTooMuch = elements > mostElements || open.length >= deepest
    const isInReference = open.some((outer) => outer.isReferable)
    const isRepeating = name === 'use' && isInReference
    if (
      !allowedElements.has(name) ||
      isRepeating ||
      (name === 'svg' && !isRoot) ||
      read.isTooMuch
    ) {
      skipped += 1
      return
    }
    if (name === 'style') {
      sheet = ''
      open.push({ name, isReferable: false })
      return
    }
    const mayRefer = name !== 'use' && name !== 'svg'
    const isReferable =
      mayRefer && (attributes['id'] !== undefined || name === 'mask' || name === 'clipPath')
    const kept = attributesOf(name, attributes, { isReferable: mayRefer, isInReference })
    if (isRoot) {
      read.size = readSize(attributes)
      const own = new Set(['width', 'height', 'viewBox', 'xmlns'])
      kept.splice(0, kept.length, ...kept.filter(([key]) => !own.has(key)))
      kept.unshift(
        ['xmlns', namespace],
        ['width', String(read.size?.width)],
        ['height', String(read.size?.height)],
        ['viewBox', read.size?.viewBox ?? ''],
      )
    }
    written.push(`<${name}${kept.map(([k, v]) => ` ${k}="${escapeAttribute(v)}"`).join('')}>`)
    open.push({ name, isReferable })
  }

  const end = () => {
    if (skipped > 0) {
      skipped -= 1
      return
    }
    const closed = open.pop()
    if (closed === undefined) return
    if (sheet !== undefined) {
      const rules = cleanStyleSheet(sheet)
      if (rules !== '') written.push(`<style>${escapeText(rules)}</style>`)
      sheet = undefined
    } else {
      written.push(`</${closed.name}>`)
    }
    read.isOver = open.length === 0
  }

  const parser = new Parser(
    {
      onopentag: start,
      onclosetag: end,
      ontext(data) {
        if (skipped > 0 || open.length === 0) return
        if (sheet !== undefined) sheet += data
        else written.push(escapeText(data))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  if (read.size === undefined || read.isTooMuch || !read.isOver) return undefined
  return { svg: written.join(''), width: read.size.width, height: read.size.height }
}
