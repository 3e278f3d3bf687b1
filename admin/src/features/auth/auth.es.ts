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
  withPasskey: 'Entrar con una llave de acceso',
  secondStep: 'Un paso más',
  secondStepWhy: 'Su cuenta tiene un segundo factor. Muéstrelo y estará dentro.',
  passwordSet: 'Su nueva contraseña está guardada',
  passwordSetWhy: 'Entre con ella y con su segundo factor.',
  forgot: '¿Olvidó su contraseña?',
  forgotWhy:
    'Introduzca el correo electrónico con el que entra. Le enviamos un enlace para crear otra contraseña.',
  sendLink: 'Enviar el enlace',
  resetAsked: 'Mire su correo',
  resetAskedWhy: (email) =>
    `Si ${email} tiene una cuenta aquí, un correo con un enlace va en camino. El enlace vale una hora. Si no llega nada, mire en la carpeta de correo no deseado y si la dirección está bien escrita.`,
  noMail: 'No se envió ningún correo',
  noMailWhy:
    'Esta instalación no envía correos. Pida otra contraseña a quien gestiona los usuarios de su franquicia.',
  readingLink: 'Mirando el enlace…',
  linkOver: 'Este enlace no funciona',
  askForAnother: 'Pedir otro enlace',
  welcomeTo: (appName) => `Bienvenido a ${appName}`,
  chooseNew: 'Elija otra contraseña',
  invitedWhy: (firstName, until) =>
    `Hola, ${firstName}. Elija su contraseña y estará dentro. Este enlace vale hasta el ${until}.`,
  resetWhy: (until) =>
    `Al hacerlo se cierra su sesión en todos los demás sitios. Este enlace vale hasta el ${until}.`,
  newPassword: 'Nueva contraseña',
  setPassword: 'Guardar la contraseña y entrar',
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
