/** A thread that takes a file and never answers, without processor time. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => {});
