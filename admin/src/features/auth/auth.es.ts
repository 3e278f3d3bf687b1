import type { AuthWords } from './auth.en.ts'

const es: AuthWords = {
  login: 'Entrar',
  welcome: 'El entrenamiento de hoy, en cada pantalla.',
  pitch:
    'Programe rounds, vigile las pantallas y arréglelas, para cada gimnasio desde un solo lugar.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  language: 'Idioma',
  signedInAs: (email) => `Ha iniciado sesión como ${email}.`,
  notForYou: 'La página que pidió es para administradores.',
  toDashboard: 'Ir al panel',
  signingOn: 'Iniciando sesión…',
  signOnFailed: 'El inicio de sesión único no funcionó',
  toLogin: 'Ir a la página de acceso',
  expired: 'Inicie sesión de nuevo',
  expiredWhy: 'Su sesión ha terminado. No se pierde nada de esta página: inicie sesión y continúe.',
  signOut: 'Cerrar sesión',
  loseAll: 'Cerrar sesión y perder lo no guardado',
  setUpTitle: 'Crear el primer superadministrador',
  setUpWhy: 'Este enlace funciona una vez. Quien lo use puede hacerlo todo aquí.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  passwordHint: 'Al menos 12 caracteres.',
  create: 'Crear cuenta',
  setUpMissing:
    'A esta dirección le falta su clave de un solo uso. Use el enlace que mostró el servidor al iniciar.',
}

export default es
