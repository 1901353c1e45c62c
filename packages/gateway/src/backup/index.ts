export { backupCommand } from './backup-command'
export { restoreCommand } from './restore-command'
