export { setupCommand } from './setup-command'
export { openTerminal } from './terminal'
