import { useMemo } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Formats the queue's sizes, percentages and times. */
export function useQueueFormat() {
  const { locale } = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const unit = (value: number, name: string) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: 'short',
        maximumFractionDigits: 0,
      }).format(value)
    const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
    const megabytes = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    })
    return {
      number: format.number,
      bytes(bytes: number) {
        // In megabytes, it would round to zero.
        if (bytes > 0 && bytes < 50_000) return format.fileSize(bytes)
        return bytes < 100e6 ? megabytes.format(bytes / 1e6) : format.bytes(bytes)
      },
      share: (share: number) => shares.format(Math.min(1, Math.max(0, share))),
      time(ms: number) {
        if (ms < minuteMs) return unit(Math.max(1, Math.ceil(ms / 1000)), 'second')
        if (ms < hourMs) return unit(Math.ceil(ms / minuteMs), 'minute')
        return unit(Math.ceil(ms / hourMs), 'hour')
      },
    }
  }, [locale, format])
}
