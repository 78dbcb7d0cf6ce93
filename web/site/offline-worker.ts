export function writeOfflineWorker(_folder: string): void {}
