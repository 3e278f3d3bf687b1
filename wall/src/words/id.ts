import type { WallWords } from './vocabulary.ts'

/** What a wall says of itself in Indonesian. */
export const id = {
  authorizationTitle: 'Hubungkan layar ini',
  authorizationText: 'Hubungi dukungan untuk menghubungkan layar ini dengan kode.',
  authorizationHour: 'Kode berubah setiap jam.',
  notReady: 'Silakan hubungi dukungan.',
  looksAgain: 'Layar ini memeriksa sendiri setiap 30 detik.',
  refreshing: 'Konten sedang diperbarui. Harap tunggu.',
  loading: 'Memuat',
  round: 'Ronde',
  roundOf: 'Ronde {round} dari {rounds}',
  steps: 'Langkah',
  timeLeft: 'Sisa waktu',
  green: 'Latihan',
  yellow: '30 detik',
  red: 'Istirahat aktif',
  go: 'Gerak',
  rest: 'Jeda',
  breakIn: 'Istirahat dalam',
  nextRound: 'Ronde berikutnya',
  paused: 'Dijeda',
  next: 'Berikutnya',
  startsAt: 'Mulai pukul',
  startsIn: 'Mulai dalam',
  keepMoving: 'Terus bergerak sampai bel berbunyi.',
  remoteCode: 'Pelatih: buka remote dengan kamera ponsel Anda.',
} as const satisfies WallWords
