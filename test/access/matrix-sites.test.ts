/** Runs the access matrix of sites, their parts and their share links. */
import { describe } from 'vitest';
import { describeMatrix, useStage } from './stage.ts';

const stage = useStage();

describe('the access matrix of sites', () => describeMatrix(stage, 'sites'));
