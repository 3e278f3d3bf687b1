import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const drawing = (inner: string, root = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`

const head = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">'
const cleaned = (inner: string) => cleanSvg(drawing(inner))?.svg

test('keeps a harmless SVG unchanged', () => {
  const inner =
    '<defs><linearGradient id="a" x1="0"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
    '<g class="b" transform="translate(1 2)"><path d="M0 0h1" style="fill:url(#a);stroke-width:2"></path>' +
    '<text x="1">Fit &amp; strong</text></g>'
  expect(cleaned(inner)).toBe(`${head}${inner}</svg>`)
})

test('keeps the style sheet of a drawing program, without its external references', () => {
  const sheet =
    '@import url(//evil.test);.cls-1{fill:#f00;background:url(x)} /* x */ .cls-2,.cls-3{stroke:red}'
  expect(cleaned(`<style>${sheet}</style><path class="cls-1"/>`)).toBe(
    `${head}<style>.cls-1{fill:#f00}.cls-2,.cls-3{stroke:red}</style><path class="cls-1"></path></svg>`,
  )
})

// security: 1.3.4
test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a script of another namespace',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  ],
  ['a script in upper case', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['HTML', '<foreignObject><body><iframe src="https://evil.test"/></body></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path onclick="alert(1)"/></a>'],
  ['a picture', '<image href="https://evil.test/x.png"/>'],
  ['a set element', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a nested SVG', '<svg onload="alert(1)"></svg>'],
  ['a filter', '<filter id="x"><feImage href="https://evil.test"/></filter>'],
  ['a pattern', '<pattern id="x"><path d="M0 0"/></pattern>'],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['an external style sheet', '<?xml-stylesheet href="https://evil.test"?>'],
  ['an import', '<style>@import "https://evil.test"</style>'],
])('removes %s completely', (_, inner) => {
  expect(cleaned(inner)).toBe(`${head}</svg>`)
})

// security: 1.3.4
test.each([
  ['onload="alert(1)"'],
  ['ONLOAD="alert(1)"'],
  ['href="https://evil.test"'],
  ['fill="url(https://evil.test#a)"'],
  ['fill="url( //evil.test )"'],
  ['style="fill:url(&quot;https://evil.test&quot;)"'],
  ['style="fi\\6cl:url(https://evil.test)"'],
  ['style="background:red"'],
  ['style="-moz-binding:url(#a)"'],
  ['xml:base="https://evil.test"'],
  ['data-x="1"'],
  ['fill="red;x:url(https://evil.test)"'],
])('removes the attribute %s, and keeps the shape', (attribute) => {
  expect(cleaned(`<path d="M0 0" ${attribute}></path>`)).toBe(`${head}<path d="M0 0"></path></svg>`)
})

test('entities and escaped text add no markup', () => {
  const text = `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${drawing('<text>&x;&lt;script&gt;<![CDATA[<script>]]></text>')}`
  const svg = cleanSvg(text)?.svg ?? ''
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toMatch(/<script|ENTITY/)
})

test('draws a self-referencing use element once', () => {
  const bomb = Array.from({ length: 20 }, (_, index) => {
    const uses = `<use href="#l${String(index)}"/>`.repeat(10)
    return `<g id="l${String(index + 1)}">${uses}</g>`
  }).join('')
  const svg = cleaned(`<path id="l0" d="M0 0"/>${bomb}<use xlink:href="#l20"/>`) ?? ''
  expect(svg.match(/<use/g)).toHaveLength(1)
  expect(svg).toContain('<use href="#l20">')
})

test.each([
  ['comments', '/*'],
  ['spaces', ' '],
  ['rules', '}{'],
  ['references', 'url( '],
])('parses a megabyte of %s in one pass', (_, part) => {
  const half = part.repeat(400_000 / part.length)
  expect(cleaned(`<style>${half}</style><path style="fill:${half}"/>`)).toContain('<path')
})

test.each([
  ['an HTML document', '<html></html>'],
  ['empty text', ''],
  ['plain text', 'a logo'],
  ['an SVG without a size', drawing('', '')],
  ['a zero width', drawing('', 'width="0" height="10"')],
  ['a size in percent', drawing('', 'width="100%" height="100%"')],
  ['an SVG nested too deeply', drawing('<g>'.repeat(100) + '</g>'.repeat(100))],
  ['an SVG with too many shapes', drawing('<path/>'.repeat(20_000))],
  ['an SVG that is too large', drawing(`<text>${'x'.repeat(2 ** 20)}</text>`)],
])('refuses %s', (_, text) => {
  expect(cleanSvg(text)).toBeUndefined()
})

test.each([
  ['width="40" height="20"', 40, 20, '0 0 40 20'],
  ['width="40px" height="30pt"', 40, 40, '0 0 40 40'],
  ['viewBox="-5,-5 10 20"', 10, 20, '-5 -5 10 20'],
  ['width="1in" height="48" viewBox="0 0 2 1"', 96, 48, '0 0 2 1'],
])('reads the size from %s', (root, width, height, viewBox) => {
  const clean = cleanSvg(drawing('', root))
  expect(clean).toMatchObject({ width, height })
  expect(clean?.svg).toContain(`viewBox="${viewBox}"`)
})
