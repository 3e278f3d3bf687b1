import type { WallWords } from './vocabulary.ts'

/** What a wall says of itself in Malay. */
export const ms = {
  authorizationTitle: 'Sambungkan skrin ini',
  authorizationText: 'Hubungi sokongan untuk menyambungkan skrin ini dengan kod.',
  authorizationHour: 'Kod bertukar setiap jam.',
  notReady: 'Sila hubungi sokongan.',
  looksAgain: 'Skrin ini menyemak sendiri setiap 30 saat.',
  refreshing: 'Kandungan sedang dikemas kini. Sila tunggu.',
  loading: 'Memuatkan',
  round: 'Pusingan',
  roundOf: 'Pusingan {round} daripada {rounds}',
  steps: 'Langkah',
  timeLeft: 'Masa yang tinggal',
  green: 'Latihan',
  yellow: '30 saat',
  red: 'Rehat aktif',
  go: 'Gerak',
  rest: 'Jeda',
  breakIn: 'Rehat dalam',
  nextRound: 'Pusingan seterusnya',
  paused: 'Dijeda',
  next: 'Seterusnya',
  startsAt: 'Bermula pada',
  startsIn: 'Bermula dalam',
  keepMoving: 'Terus bergerak sehingga loceng berbunyi.',
  remoteCode: 'Jurulatih: buka alat kawalan dengan kamera telefon anda.',
} as const satisfies WallWords
