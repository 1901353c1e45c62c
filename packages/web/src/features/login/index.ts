export { BossLogin } from './boss-login'
export { LoginCard } from './login-dialog'
