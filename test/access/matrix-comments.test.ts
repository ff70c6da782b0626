/** Runs the access matrix of comments and replies, on change requests and on spaces. */
import { describe } from 'vitest';
import { describeMatrix, useStage } from './stage.ts';

const stage = useStage();

describe('the access matrix of comments', () => describeMatrix(stage, 'comments'));
