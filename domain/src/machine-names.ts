const camera =
  /^(?:img|vid|mov|dsc[nf]?|pxl|gopr|gx|gh|mvi|dji|screen recording|screenshot|whatsapp (?:video|image)|untitled)(?: |\d|[()~]|(?:wa|mp|at|am|pm)(?= |\d|$))*$/
const digits = /^[\d ()]+$/
const copy = / (?:copy|copia|copie)(?: \d+)?(?: ?\(\d+\))?$|\(\d+\)$/
const hex = /^(?=.*\d)[0-9a-f]{8,}$/

/** Whether a name comes from a camera, a program or copying: `IMG_1234`, `VID_20261121`, `20261121`, `9f86d081884c`, `Kick copy (2)`. */
export function isMachineName(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/[_\-.,:\s]+/g, ' ')
    .trim()
  return (
    camera.test(plain) ||
    digits.test(plain) ||
    copy.test(plain) ||
    hex.test(plain.replaceAll(' ', ''))
  )
}

/** Whether a name says more about the same file than its present one. */
export const isBetterName = (name: string, present: string): boolean =>
  isMachineName(present) && !isMachineName(name)
