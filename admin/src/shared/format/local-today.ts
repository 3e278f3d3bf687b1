/** Today where the reader is, `2026-11-21`. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
