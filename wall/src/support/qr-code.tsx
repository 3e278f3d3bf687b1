import { useEffect, useState } from 'react'

interface Drawn {
  readonly address: string
  readonly size: number
  readonly path: string
}

/** A QR code in black on white, whatever the wall's colors. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isOver = false
    // Loaded lazily, because few walls ever show a code.
    void import('uqr').then(({ encode }) => {
      if (isOver) return
      const { data, size } = encode(address, { ecc: 'M', border: 3 })
      const dark = data.flatMap((row, y) =>
        row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
      )
      setDrawn({ address, size, path: dark.join('') })
    })
    return () => {
      isOver = true
    }
  }, [address])
  if (drawn?.address !== address) return null
  const { size, path } = drawn
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
