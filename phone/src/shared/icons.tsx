import type { ComponentChildren } from 'preact'

const icon = (children: ComponentChildren) => () => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const EquipmentIcon = icon(<path d="M4 9v6M7 6v12M17 6v12M20 9v6M7 12h10" />)
export const PauseIcon = icon(
  <g fill="currentColor" stroke="none">
    <rect x="5" y="4" width="5" height="16" rx="1.5" />
    <rect x="14" y="4" width="5" height="16" rx="1.5" />
  </g>,
)
export const PlayIcon = icon(<path d="M7 4.5v15l12-7.5z" fill="currentColor" />)
export const StopIcon = icon(
  <rect x="5" y="5" width="14" height="14" rx="2" fill="currentColor" stroke="none" />,
)
export const RestartIcon = icon(
  <>
    <path d="M19.6 14.5A8 8 0 1 1 18 6.7L20 9" />
    <path d="M20 4v5h-5" />
  </>,
)
export const SkipIcon = icon(
  <>
    <path d="M5 5v14l10-7z" />
    <path d="M19 5v14" />
  </>,
)
export const BackIcon = icon(
  <>
    <path d="M9 14 4 9l5-5" />
    <path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </>,
)
export const GridIcon = icon(
  <>
    <rect x="4" y="4" width="6" height="6" rx="1.5" />
    <rect x="14" y="4" width="6" height="6" rx="1.5" />
    <rect x="4" y="14" width="6" height="6" rx="1.5" />
    <rect x="14" y="14" width="6" height="6" rx="1.5" />
  </>,
)
export const HelpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="3.5" />
    <path d="m5.7 5.7 3.8 3.8m5 5 3.8 3.8m0-12.6-3.8 3.8m-5 5-3.8 3.8" />
  </>,
)
export const WallsIcon = icon(
  <>
    <path d="M5 13a10 10 0 0 1 14 0" />
    <path d="M8.5 16.5a5 5 0 0 1 7 0" />
    <path d="M2 9.5a15 15 0 0 1 20 0" />
    <circle cx="12" cy="20" r="1" fill="currentColor" />
  </>,
)
export const OfflineIcon = icon(
  <>
    <path d="M3 3l18 18" />
    <path d="M8.5 16.5a5 5 0 0 1 7 0" />
    <path d="M2 9.5a15 15 0 0 1 5-3.3m4-.9A15 15 0 0 1 22 9.5" />
    <circle cx="12" cy="20" r="1" fill="currentColor" />
  </>,
)
export const WarningIcon = icon(
  <>
    <path d="M12 4 2.8 19.5h18.4z" />
    <path d="M12 10v4m0 2.6v.1" />
  </>,
)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v.1M12 11.5V16" />
  </>,
)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const BackArrowIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />)
export const ForwardIcon = icon(<path d="m9 6 6 6-6 6" />)
