export { staffWallets } from './staff-wallets.store'
export { findMovements, readWallet } from './statement.store'
