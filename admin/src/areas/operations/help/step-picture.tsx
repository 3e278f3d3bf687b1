import type { ReactNode } from 'react'
import classes from './help.module.css'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
} as const

function Browser({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="14" y="12" width="172" height="96" rx="8" className={classes.paper} />
      <rect x="14" y="12" width="172" height="96" rx="8" {...line} />
      <path d="M14 30h172" {...line} />
      <circle cx="26" cy="21" r="2.5" fill="currentColor" />
      <circle cx="35" cy="21" r="2.5" fill="currentColor" />
      {children}
    </>
  )
}

const pictures: readonly ReactNode[] = [
  <Browser key="log-in">
    <rect x="66" y="42" width="68" height="12" rx="3" {...line} />
    <rect x="66" y="61" width="68" height="12" rx="3" {...line} />
    <rect x="66" y="81" width="68" height="14" rx="4" className={classes.accent} />
  </Browser>,
  <Browser key="services">
    <path d="M26 50h34M114 50h34" {...line} />
    <rect x="68" y="40" width="38" height="20" rx="5" className={classes.accent} />
    <path d="M75 50h24" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    <rect x="26" y="70" width="40" height="28" rx="4" {...line} />
    <rect x="78" y="70" width="40" height="28" rx="4" {...line} />
    <rect x="130" y="70" width="40" height="28" rx="4" {...line} />
  </Browser>,
  <Browser key="locations">
    <path d="M15 31h46v76H22a7 7 0 0 1-7-7z" className={classes.ink} />
    <path d="M24 44h24M24 56h24M24 80h24" stroke="#85837f" strokeWidth="3" strokeLinecap="round" />
    <path d="M24 68h24" stroke="#ff7a5c" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M122 48a14 14 0 0 1 14 14c0 10-14 26-14 26s-14-16-14-26a14 14 0 0 1 14-14z"
      className={classes.accent}
    />
    <circle cx="122" cy="62" r="5" fill="#fff" />
  </Browser>,
  <g key="screens">
    <rect x="18" y="8" width="76" height="104" rx="6" className={classes.ink} />
    <circle cx="56" cy="34" r="11" fill="none" stroke="#ff5a36" strokeWidth="4" />
    <text x="56" y="39" className={classes.onInk} fontSize="14">
      1
    </text>
    <text x="56.5" y="76" className={classes.onInk} fontSize="12.5" letterSpacing="1">
      K7Q2ZD
    </text>
    <path d="M112 60h18" {...line} />
    <rect x="130" y="46" width="56" height="28" rx="4" className={classes.paper} />
    <rect x="130" y="46" width="56" height="28" rx="4" {...line} />
    <text x="158" y="65" className={classes.onPaper} fontSize="12">
      HDMI 1
    </text>
    <path d="M98 60h14" {...line} />
  </g>,
  <Browser key="edit">
    <rect x="26" y="40" width="148" height="13" rx="3" {...line} />
    {[62, 78, 94].map((y, index) => (
      <g key={y}>
        <circle
          cx="34"
          cy={y + 2}
          r="5.5"
          fill="none"
          strokeWidth="2.5"
          className={classes.accentLine}
        />
        <path d={`M48 ${String(y + 2)}h60`} {...line} />
        <rect
          x="142"
          y={y - 4}
          width="30"
          height="12"
          rx="3"
          {...(index === 0 ? { className: classes.accent } : line)}
        />
      </g>
    ))}
  </Browser>,
  <Browser key="link">
    <rect x="30" y="46" width="92" height="26" rx="5" {...line} />
    <text x="76" y="64" className={classes.onPaper} fontSize="15" letterSpacing="2">
      K7Q2ZD
    </text>
    <rect x="130" y="46" width="42" height="26" rx="5" className={classes.accent} />
    <path
      d="M143 62l5 5 10-13"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
    <path d="M40 92h22m-22 0 7-6m-7 6 7 6" {...line} />
  </Browser>,
]

/** The drawing for a setup step. */
export function StepPicture({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 200 120" className={classes.picture} aria-hidden focusable="false">
      {pictures[step]}
    </svg>
  )
}
