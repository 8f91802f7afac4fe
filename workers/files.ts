/** Entry of the command line's thread, which scans and cleans files. */
import { fileTasks, serveFileTasks } from '../src/cli/scan/file-tasks.js';

serveFileTasks(fileTasks);
